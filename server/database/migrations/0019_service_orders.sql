-- [Note: Used pictures] says why the reference to a picture waits for the end of the transaction.
CREATE TABLE "store_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from" text NOT NULL,
	"reference" text,
	"text" text NOT NULL,
	"is_problem" boolean DEFAULT false NOT NULL,
	"done_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_line_images" (
	"line_id" bigint NOT NULL,
	"image_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_line_images_line_id_image_id_pk" PRIMARY KEY("line_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "service_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from" text NOT NULL,
	"store_message_id" text,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"store_line_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"item_id" bigint,
	"item_title" text,
	"service_name" text NOT NULL,
	"is_fee" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"quote_cents" integer,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"store_order_id" text NOT NULL,
	"cart_token" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"sent_label_at" timestamp (3) with time zone,
	"in_studio_at" timestamp (3) with time zone,
	"in_progress_at" timestamp (3) with time zone,
	"fulfilled_at" timestamp (3) with time zone,
	"tracking_number" text,
	"return_tracking_number" text,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"studio_photos" text[] DEFAULT '{}' NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_orders_store_order_id_unique" UNIQUE("store_order_id")
);
--> statement-breakpoint
CREATE TABLE "service_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_stays" (
	"order_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"before" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "service_stays_order_id_item_id_pk" PRIMARY KEY("order_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "store_carts" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "quote_cents" integer;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "status_times" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "return_tracking_number" text;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_messages" ADD CONSTRAINT "store_messages_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line_images" ADD CONSTRAINT "service_line_images_line_id_service_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."service_order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_line_images" ADD CONSTRAINT "service_line_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "service_messages" ADD CONSTRAINT "service_messages_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_lines" ADD CONSTRAINT "service_order_lines_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order_lines" ADD CONSTRAINT "service_order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_problems" ADD CONSTRAINT "service_problems_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_stays" ADD CONSTRAINT "service_stays_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_stays" ADD CONSTRAINT "service_stays_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_messages_order" ON "store_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_messages_reference" ON "store_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "service_line_images_image" ON "service_line_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "service_messages_order" ON "service_messages" USING btree ("order_id","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_messages_store" ON "service_messages" USING btree ("order_id","store_message_id");--> statement-breakpoint
CREATE INDEX "service_order_lines_order" ON "service_order_lines" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_order_lines_item" ON "service_order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "service_orders_owner" ON "service_orders" USING btree ("owner_id","placed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_problems_open" ON "service_problems" USING btree ("order_id") WHERE "service_problems"."done_at" is null;--> statement-breakpoint
CREATE INDEX "service_problems_order" ON "service_problems" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_stays_item" ON "service_stays" USING btree ("item_id");