CREATE TABLE "lola_item_needs" (
	"item_id" bigint NOT NULL,
	"need" text NOT NULL,
	"fits" boolean,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lola_item_needs_item_id_need_pk" PRIMARY KEY("item_id","need")
);
--> statement-breakpoint
ALTER TABLE "lola_item_needs" ADD CONSTRAINT "lola_item_needs_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;