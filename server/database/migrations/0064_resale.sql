CREATE TABLE "resale_listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resale_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"item_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"change_id" text,
	"state_before" text,
	"price_cents" bigint,
	"price_currency" text NOT NULL,
	"condition" text NOT NULL,
	"brand_tier" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"measurements" text NOT NULL,
	"photo_ids" uuid[] NOT NULL,
	"share_id" uuid,
	"share_code_hash" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"listed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resale_listings_price" CHECK ("resale_listings"."price_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "resale_listings" ADD CONSTRAINT "resale_listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resale_listings" ADD CONSTRAINT "resale_listings_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resale_listings_open" ON "resale_listings" USING btree ("item_id") WHERE "resale_listings"."state" in ('draft', 'listed');--> statement-breakpoint
CREATE UNIQUE INDEX "resale_listings_share_code" ON "resale_listings" USING btree ("share_code_hash");--> statement-breakpoint
CREATE INDEX "resale_listings_owner" ON "resale_listings" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "resale_listings_item" ON "resale_listings" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "resale_listings_change" ON "resale_listings" USING btree ("change_id") WHERE "resale_listings"."change_id" is not null;