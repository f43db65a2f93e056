ALTER TABLE "images" ADD COLUMN "cutout_asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "images" SET "cutout_asked_at" = now(), "cutout" = NULL WHERE "cutout" = 'waiting';
