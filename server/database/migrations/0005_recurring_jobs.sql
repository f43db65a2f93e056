DROP INDEX "jobs_one_sweep";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "schedule_key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cron" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_schedule" ON "jobs" USING btree ("schedule_key");--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("user_id");