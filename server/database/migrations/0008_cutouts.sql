ALTER TABLE "images" ADD COLUMN "cutout" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "shown" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cutout_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cutout_width" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cutout_height" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cutout_tries" integer DEFAULT 0 NOT NULL;