-- [Note: Used pictures] says why the reference to a picture waits for the end of the transaction.
CREATE TABLE "look_pins" (
	"look_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"item_id" bigint,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	CONSTRAINT "look_pins_look_id_position_pk" PRIMARY KEY("look_id","position")
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"notes" text,
	"seasons" text[] DEFAULT '{}' NOT NULL,
	"occasions" text[] DEFAULT '{}' NOT NULL,
	"image_id" uuid,
	"outfit_id" bigint,
	"link_url" text,
	"site_name" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wardrobe_looks" (
	"wardrobe_id" bigint NOT NULL,
	"look_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wardrobe_looks_wardrobe_id_look_id_pk" PRIMARY KEY("wardrobe_id","look_id")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "look_id" bigint;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "gone_look_title" text;--> statement-breakpoint
ALTER TABLE "look_pins" ADD CONSTRAINT "look_pins_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_pins" ADD CONSTRAINT "look_pins_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_looks" ADD CONSTRAINT "wardrobe_looks_wardrobe_id_wardrobes_id_fk" FOREIGN KEY ("wardrobe_id") REFERENCES "public"."wardrobes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wardrobe_looks" ADD CONSTRAINT "wardrobe_looks_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "look_pins_item" ON "look_pins" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "looks_owner" ON "looks" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "looks_image" ON "looks" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "looks_outfit" ON "looks" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "wardrobe_looks_look" ON "wardrobe_looks" USING btree ("look_id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_look" ON "plans" USING btree ("look_id");