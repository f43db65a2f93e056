ALTER TABLE "store_order_lines" ADD COLUMN "quote_answer" text;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "quote_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD COLUMN "quote_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_order_lines" ADD COLUMN "quote_answer" text;--> statement-breakpoint
ALTER TABLE "service_order_lines" ADD COLUMN "quote_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_order_lines" ADD COLUMN "quote_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_order_lines" ADD COLUMN "quote_pay_address" text;