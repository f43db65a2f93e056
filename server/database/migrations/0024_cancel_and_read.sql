ALTER TABLE "store_orders" ADD COLUMN "is_cancel_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "cancel_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "read_message_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was said before is taken for seen.
UPDATE "service_orders" SET "read_message_id" = coalesce((SELECT max("id") FROM "service_messages" WHERE "order_id" = "service_orders"."id"), 0);
