CREATE TABLE "content_slots" (
	"slot" text PRIMARY KEY NOT NULL,
	"published_id" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"seeded_hash" text NOT NULL,
	"is_seeded" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_readings" (
	"owner_id" uuid NOT NULL,
	"piece_id" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"read" integer[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_readings_owner_id_piece_id_pk" PRIMARY KEY("owner_id","piece_id")
);
--> statement-breakpoint
ALTER TABLE "content_slots" ADD CONSTRAINT "content_slots_published_id_content_versions_id_fk" FOREIGN KEY ("published_id") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_readings" ADD CONSTRAINT "lab_readings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_versions_slot" ON "content_versions" USING btree ("slot","id");