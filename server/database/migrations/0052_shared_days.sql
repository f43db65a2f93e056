CREATE TABLE "shared_day_guests" (
	"shared_day_id" bigint NOT NULL,
	"guest_id" uuid NOT NULL,
	"friends_since" timestamp (3) with time zone NOT NULL,
	"is_coming" boolean,
	CONSTRAINT "shared_day_guests_shared_day_id_guest_id_pk" PRIMARY KEY("shared_day_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "shared_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"host_id" uuid NOT NULL,
	"title" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_days_order" CHECK ("shared_days"."first_day" <= "shared_days"."last_day")
);
--> statement-breakpoint
ALTER TABLE "shared_day_guests" ADD CONSTRAINT "shared_day_guests_shared_day_id_shared_days_id_fk" FOREIGN KEY ("shared_day_id") REFERENCES "public"."shared_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_day_guests" ADD CONSTRAINT "shared_day_guests_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_days" ADD CONSTRAINT "shared_days_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_day_guests_guest" ON "shared_day_guests" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "shared_days_host" ON "shared_days" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "shared_days_last_day" ON "shared_days" USING btree ("last_day");