CREATE TABLE "member_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"read_by" uuid,
	CONSTRAINT "member_reports_state" CHECK ("member_reports"."reporter_id" <> "member_reports"."reported_id" and ("member_reports"."read_by" is null or "member_reports"."read_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_reports_unread" ON "member_reports" USING btree ("reporter_id","reported_id") WHERE "member_reports"."read_at" is null;--> statement-breakpoint
CREATE INDEX "member_reports_reporter" ON "member_reports" USING btree ("reporter_id","reported_at");--> statement-breakpoint
CREATE INDEX "member_reports_reported" ON "member_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "member_reports_reader" ON "member_reports" USING btree ("read_by");