CREATE TABLE "impersonation_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"impersonation_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"event" text NOT NULL,
	"operation" text,
	"kind" text,
	"about" text,
	"detail" text,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impersonation_log_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"entries" bigint NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "impersonation_log_head_one" CHECK ("impersonation_log_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "impersonations_of_another" CHECK ("impersonations"."staff_id" <> "impersonations"."subject_id")
);
--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonation_log_of" ON "impersonation_log" USING btree ("impersonation_id","id");--> statement-breakpoint
CREATE INDEX "impersonation_log_subject" ON "impersonation_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "impersonation_log_staff" ON "impersonation_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_session" ON "impersonations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "impersonations_subject" ON "impersonations" USING btree ("subject_id","started_at");--> statement-breakpoint
CREATE INDEX "impersonations_open" ON "impersonations" USING btree ("staff_id") WHERE "impersonations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_screen_name_prefix" ON "users" USING btree (lower("screen_name") text_pattern_ops);
--> statement-breakpoint
INSERT INTO "impersonation_log_head" ("entries", "hash", "signature") VALUES (0, '', '');--> statement-breakpoint
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of impersonations is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER impersonation_log_rows BEFORE UPDATE OR DELETE ON "impersonation_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();--> statement-breakpoint
CREATE TRIGGER impersonation_log_whole BEFORE TRUNCATE ON "impersonation_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();--> statement-breakpoint
CREATE TRIGGER impersonation_log_head_rows BEFORE DELETE ON "impersonation_log_head"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();--> statement-breakpoint
CREATE TRIGGER impersonation_log_head_whole BEFORE TRUNCATE ON "impersonation_log_head"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();--> statement-breakpoint
ALTER TABLE "impersonation_log" ENABLE ALWAYS TRIGGER impersonation_log_rows;--> statement-breakpoint
ALTER TABLE "impersonation_log" ENABLE ALWAYS TRIGGER impersonation_log_whole;
