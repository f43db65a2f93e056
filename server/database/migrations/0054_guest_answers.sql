ALTER TABLE "shared_day_guests" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "shared_day_guests" SET "asked_at" = (SELECT "asked_at" FROM "shared_days" WHERE "id" = "shared_day_id");--> statement-breakpoint
ALTER TABLE "shared_day_guests" ALTER COLUMN "asked_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_day_guests" ADD COLUMN "answered_at" timestamp (3) with time zone;
