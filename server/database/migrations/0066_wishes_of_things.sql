ALTER TABLE "wishes" ALTER COLUMN "feed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ALTER COLUMN "external_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ALTER COLUMN "link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ALTER COLUMN "picture_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "wishes_image" ON "wishes" USING btree ("image_id");