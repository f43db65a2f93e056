ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at");