CREATE TABLE "color_review_leases" (
	"owner_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "color_review_leases_owner_id_by_id_pk" PRIMARY KEY("owner_id","by_id")
);
--> statement-breakpoint
CREATE TABLE "color_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "color_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"season" text,
	"note" text,
	"by_id" uuid,
	"by_name" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "color_analyses_submitted";--> statement-breakpoint
ALTER TABLE "color_analyses" ALTER COLUMN "image_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "color_analyses" ALTER COLUMN "samples" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "color_analyses" ALTER COLUMN "estimate" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD COLUMN "asked_note" text;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD COLUMN "status" text GENERATED ALWAYS AS (case when withdrawn_at is not null then 'withdrawn' when season is not null then 'decided'
          when asked_at is not null then 'asked' else 'pending' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "color_review_leases" ADD CONSTRAINT "color_review_leases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_review_leases" ADD CONSTRAINT "color_review_leases_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_reviews" ADD CONSTRAINT "color_reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_reviews" ADD CONSTRAINT "color_reviews_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "color_review_leases_by" ON "color_review_leases" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "color_review_leases_until" ON "color_review_leases" USING btree ("until");--> statement-breakpoint
CREATE INDEX "color_reviews_owner" ON "color_reviews" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "color_reviews_by" ON "color_reviews" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "color_analyses_status" ON "color_analyses" USING btree ("status","submitted_at","owner_id");--> statement-breakpoint
CREATE INDEX "color_analyses_submitted" ON "color_analyses" USING btree ("submitted_at","owner_id");--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_withdrawn" CHECK (("color_analyses"."withdrawn_at" is null) = ("color_analyses"."image_id" is not null
        and "color_analyses"."samples" is not null and "color_analyses"."estimate" is not null));--> statement-breakpoint
INSERT INTO "color_reviews" ("owner_id", "submitted_at", "kind", "season", "at")
SELECT "owner_id", "submitted_at", 'submitted', "estimate"->>'season', "submitted_at" FROM "color_analyses";--> statement-breakpoint
INSERT INTO "color_reviews" ("owner_id", "submitted_at", "kind", "season", "note", "by_name", "at")
SELECT "owner_id", "submitted_at", 'decided', "season", "note", "decided_by", "decided_at" FROM "color_analyses" WHERE "season" IS NOT NULL AND "decided_at" IS NOT NULL;
