ALTER TABLE "items" ADD COLUMN "category_from" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "sure_category" text;