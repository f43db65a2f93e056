ALTER TABLE "images" ADD COLUMN "cutout_slot" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cutout_writes" integer DEFAULT 0 NOT NULL;