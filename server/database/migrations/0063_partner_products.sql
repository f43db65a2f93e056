CREATE TABLE "owned_products" (
	"owner_id" uuid NOT NULL,
	"feed" text NOT NULL,
	"external_id" text NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "owned_products_owner_id_feed_external_id_pk" PRIMARY KEY("owner_id","feed","external_id")
);
--> statement-breakpoint
CREATE TABLE "partner_feeds" (
	"feed" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"reading" integer DEFAULT 0 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"left_out_count" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "partner_pictures" (
	"digest" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"external_id" text NOT NULL,
	"reading" integer NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"link" text NOT NULL,
	"picture_url" text NOT NULL,
	"cents" bigint,
	"currency" text,
	"color" text NOT NULL,
	"family" text NOT NULL,
	"category" text NOT NULL,
	"slot" text NOT NULL,
	"patterns" text[] DEFAULT '{}' NOT NULL,
	"is_available" boolean NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"feed" text NOT NULL,
	"external_id" text NOT NULL,
	"shop" text NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"link" text NOT NULL,
	"picture_url" text NOT NULL,
	"cents" bigint,
	"currency" text,
	"color" text NOT NULL,
	"family" text NOT NULL,
	"category" text NOT NULL,
	"patterns" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "owned_products" ADD CONSTRAINT "owned_products_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_products" ADD CONSTRAINT "owned_products_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_products" ADD CONSTRAINT "partner_products_feed_partner_feeds_feed_fk" FOREIGN KEY ("feed") REFERENCES "public"."partner_feeds"("feed") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owned_products_item" ON "owned_products" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_products_external" ON "partner_products" USING btree ("feed","external_id");--> statement-breakpoint
CREATE INDEX "partner_products_cell" ON "partner_products" USING btree ("slot","family","id");--> statement-breakpoint
CREATE INDEX "partner_products_words" ON "partner_products" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_product" ON "wishes" USING btree ("owner_id","feed","external_id");