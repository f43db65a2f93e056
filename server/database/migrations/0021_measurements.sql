CREATE TABLE "measured_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measured_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"name" text,
	"build" text NOT NULL,
	"weight_kg" double precision,
	"values" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measuring_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measuring_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"person_id" bigint NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"active_type" text,
	"phone_key_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "measured_people" ADD CONSTRAINT "measured_people_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measuring_links" ADD CONSTRAINT "measuring_links_session_id_measuring_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."measuring_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measuring_sessions" ADD CONSTRAINT "measuring_sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measuring_sessions" ADD CONSTRAINT "measuring_sessions_person_id_measured_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."measured_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_people_owner" ON "measured_people" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "measured_people_self" ON "measured_people" USING btree ("owner_id") WHERE "measured_people"."name" is null;--> statement-breakpoint
CREATE INDEX "measuring_links_session" ON "measuring_links" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "measuring_sessions_owner" ON "measuring_sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "measuring_sessions_phone" ON "measuring_sessions" USING btree ("phone_key_hash");