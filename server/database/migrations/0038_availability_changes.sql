CREATE TABLE "availability_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "availability_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"change_id" text,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"lent_to" text,
	"lent_until" date,
	"gone_way" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availability_changes" ADD CONSTRAINT "availability_changes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_changes_item" ON "availability_changes" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "availability_changes_change" ON "availability_changes" USING btree ("change_id");