CREATE TABLE "app_purchases" (
	"store" text NOT NULL,
	"purchase_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"look_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_purchases_store_purchase_id_pk" PRIMARY KEY("store","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "test_store_purchases" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"purchase" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_purchases" ADD CONSTRAINT "app_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_purchases_user" ON "app_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "app_purchases_look" ON "app_purchases" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "test_store_purchases_customer" ON "test_store_purchases" USING btree ("customer");