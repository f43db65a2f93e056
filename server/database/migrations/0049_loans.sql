CREATE TABLE "loan_items" (
	"loan_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"damage" text,
	CONSTRAINT "loan_items_loan_id_item_id_pk" PRIMARY KEY("loan_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lender_id" uuid NOT NULL,
	"borrower_id" uuid NOT NULL,
	"friends_since" timestamp (3) with time zone NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "loans_state" CHECK ("loans"."lender_id" <> "loans"."borrower_id" and "loans"."first_day" <= "loans"."last_day"
        and ("loans"."declined_at" is null or "loans"."withdrawn_at" is null))
);
--> statement-breakpoint
ALTER TABLE "availability_changes" ADD COLUMN "loan_id" bigint;--> statement-breakpoint
ALTER TABLE "loan_items" ADD CONSTRAINT "loan_items_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_items" ADD CONSTRAINT "loan_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_lender_id_users_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_borrower_id_users_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_items_item" ON "loan_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "loans_lender" ON "loans" USING btree ("lender_id","borrower_id");--> statement-breakpoint
CREATE INDEX "loans_borrower" ON "loans" USING btree ("borrower_id");--> statement-breakpoint
ALTER TABLE "availability_changes" ADD CONSTRAINT "availability_changes_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_changes_loan" ON "availability_changes" USING btree ("loan_id") WHERE "availability_changes"."loan_id" is not null;