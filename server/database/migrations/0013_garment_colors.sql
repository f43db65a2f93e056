ALTER TABLE "items" ADD COLUMN "further_colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "are_colors_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "further_colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "likely_categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now nothing said who had set a color: one that is not its first photo's may be the owner's choice.
UPDATE "items" SET "are_colors_chosen" = true WHERE "main_color" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "item_images" JOIN "images" ON "images"."id" = "item_images"."image_id"
  WHERE "item_images"."item_id" = "items"."id" AND "item_images"."position" = 0
    AND "images"."main_color" = "items"."main_color");
