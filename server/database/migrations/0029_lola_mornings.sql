CREATE TABLE "lola_mornings" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"ready_day" date,
	"rows" jsonb
);
--> statement-breakpoint
ALTER TABLE "lola_mornings" ADD CONSTRAINT "lola_mornings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;