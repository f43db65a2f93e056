-- [Note: Used pictures] says why the reference to a picture waits for the end of the transaction.
CREATE TABLE "outfit_layers" (
	"outfit_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"item_id" bigint,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"size" double precision NOT NULL,
	"rotation" double precision NOT NULL,
	"is_flipped" boolean NOT NULL,
	CONSTRAINT "outfit_layers_outfit_id_position_pk" PRIMARY KEY("outfit_id","position")
);
--> statement-breakpoint
CREATE TABLE "outfits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outfits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"notes" text,
	"seasons" text[] DEFAULT '{}' NOT NULL,
	"occasions" text[] DEFAULT '{}' NOT NULL,
	"background" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"thumbnail_image_id" uuid,
	"thumbnail_key" text,
	"search_text" text DEFAULT '' NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wardrobe_outfits" (
	"wardrobe_id" bigint NOT NULL,
	"outfit_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wardrobe_outfits_wardrobe_id_outfit_id_pk" PRIMARY KEY("wardrobe_id","outfit_id")
);
--> statement-breakpoint
ALTER TABLE "outfit_layers" ADD CONSTRAINT "outfit_layers_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_layers" ADD CONSTRAINT "outfit_layers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_thumbnail_image_id_images_id_fk" FOREIGN KEY ("thumbnail_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "wardrobe_outfits" ADD CONSTRAINT "wardrobe_outfits_wardrobe_id_wardrobes_id_fk" FOREIGN KEY ("wardrobe_id") REFERENCES "public"."wardrobes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_outfits" ADD CONSTRAINT "wardrobe_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outfit_layers_item" ON "outfit_layers" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "outfits_owner" ON "outfits" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outfits_thumbnail" ON "outfits" USING btree ("thumbnail_image_id");--> statement-breakpoint
CREATE INDEX "wardrobe_outfits_outfit" ON "wardrobe_outfits" USING btree ("outfit_id");