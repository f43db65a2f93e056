DELETE FROM "jobs" WHERE "kind" = 'sweep';--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unended" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_sweep" ON "jobs" USING btree ("kind") WHERE "jobs"."kind" = 'sweep';