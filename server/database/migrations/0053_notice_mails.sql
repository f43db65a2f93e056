CREATE TABLE "notice_mails" (
	"user_id" uuid NOT NULL,
	"notice_id" text NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_mails_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_kinds" text[] DEFAULT '{"orders"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_mails_mailed" ON "notice_mails" USING btree ("mailed_at");