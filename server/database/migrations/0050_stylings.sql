CREATE TABLE "stylings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stylings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"friends_since" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"day" date,
	"slot" text,
	"background" text NOT NULL,
	"layers" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"passed_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"outfit_id" bigint,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "stylings_state" CHECK ("stylings"."owner_id" <> "stylings"."sender_id" and ("stylings"."day" is null) = ("stylings"."slot" is null)
        and ("stylings"."kept_at" is null or ("stylings"."passed_at" is null and "stylings"."withdrawn_at" is null)))
);
--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "styled_by" text;--> statement-breakpoint
ALTER TABLE "stylings" ADD CONSTRAINT "stylings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylings" ADD CONSTRAINT "stylings_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylings" ADD CONSTRAINT "stylings_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stylings_owner" ON "stylings" USING btree ("owner_id","sender_id");--> statement-breakpoint
CREATE INDEX "stylings_sender" ON "stylings" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "stylings_outfit" ON "stylings" USING btree ("outfit_id");