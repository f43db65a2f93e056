CREATE TABLE "cleaning_prices" (
	"owner_id" uuid NOT NULL,
	"category" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "cleaning_prices_owner_id_category_pk" PRIMARY KEY("owner_id","category")
);
--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "purchase_price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "amount_currency" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "purchase_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "cleaning_prices" ADD CONSTRAINT "cleaning_prices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;