-- [Note: Used pictures] says why these references wait for the end of the transaction.
ALTER TABLE "item_images" DROP CONSTRAINT "item_images_image_id_images_id_fk";
--> statement-breakpoint
ALTER TABLE "item_images" ADD CONSTRAINT "item_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
UPDATE "users" SET "image_id" = NULL WHERE "image_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "images" WHERE "images"."id" = "users"."image_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "users_image" ON "users" USING btree ("image_id");
