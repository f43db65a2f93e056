CREATE TABLE "grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone,
	"granted_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" text
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("user_id","id");--> statement-breakpoint
-- What members were entitled to by hand or by the demo goes on, without an end, from when they signed up.
INSERT INTO "grants" ("user_id", "key", "source", "from_at", "granted_by")
	SELECT DISTINCT "id", unnest("entitlements"), 'staff', "created_at", 'migration' FROM "users";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "entitlements";