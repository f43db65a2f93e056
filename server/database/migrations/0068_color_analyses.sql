CREATE TABLE "color_analyses" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"image_id" uuid NOT NULL,
	"samples" jsonb NOT NULL,
	"estimate" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"season" text,
	"note" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_analyses" ADD CONSTRAINT "color_analyses_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "color_analyses_image" ON "color_analyses" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "color_analyses_submitted" ON "color_analyses" USING btree ("submitted_at");