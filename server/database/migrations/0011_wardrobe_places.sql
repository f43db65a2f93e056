ALTER TABLE "wardrobe_items" ADD COLUMN "cover_place" smallint;--> statement-breakpoint
ALTER TABLE "wardrobes" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;