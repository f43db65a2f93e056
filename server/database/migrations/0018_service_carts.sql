CREATE TABLE "service_carts" (
	"token" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_carts" ADD CONSTRAINT "service_carts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_carts_owner" ON "service_carts" USING btree ("owner_id");