CREATE TABLE "content_drafts" (
	"slot" text NOT NULL,
	"author_id" uuid NOT NULL,
	"source" text NOT NULL,
	"based_on" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_drafts_slot_author_id_pk" PRIMARY KEY("slot","author_id")
);
--> statement-breakpoint
CREATE TABLE "content_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot" text NOT NULL,
	"source" text NOT NULL,
	"based_on" bigint,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_schedules_slot_unique" UNIQUE("slot")
);
--> statement-breakpoint
ALTER TABLE "content_slots" ALTER COLUMN "seeded_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_based_on_content_versions_id_fk" FOREIGN KEY ("based_on") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_based_on_content_versions_id_fk" FOREIGN KEY ("based_on") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;