CREATE TABLE "service_photos" (
	"image_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_photos" ADD CONSTRAINT "service_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "service_photos" ADD CONSTRAINT "service_photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_photos_owner" ON "service_photos" USING btree ("owner_id","kept_at");