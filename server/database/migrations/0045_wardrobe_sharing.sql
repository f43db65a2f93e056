CREATE TABLE "wardrobe_viewers" (
	"wardrobe_id" bigint NOT NULL,
	"viewer_id" uuid NOT NULL,
	"friends_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wardrobe_viewers_wardrobe_id_viewer_id_pk" PRIMARY KEY("wardrobe_id","viewer_id")
);
--> statement-breakpoint
ALTER TABLE "wardrobes" ADD COLUMN "sharing" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "wardrobe_viewers" ADD CONSTRAINT "wardrobe_viewers_wardrobe_id_wardrobes_id_fk" FOREIGN KEY ("wardrobe_id") REFERENCES "public"."wardrobes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_viewers" ADD CONSTRAINT "wardrobe_viewers_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wardrobe_viewers_viewer" ON "wardrobe_viewers" USING btree ("viewer_id");