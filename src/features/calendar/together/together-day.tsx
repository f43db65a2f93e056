import { Avatar } from '#components/avatar.tsx';
import { firstName, friendName } from '#components/friend-names.ts';
import { type PlanSlot, planSlots } from '#contract/rules/plans.ts';
import type { Participant } from '#contract/schemas/shared-day.ts';
import { dayName } from '#lib/calendar-weeks.ts';
import styles from './together-day.module.css';
import { TogetherSlot } from './together-slot.tsx';

/** One of the days: a column for each, the viewer's first, which a phone snaps through. */
export function TogetherDay({
  day,
  people,
  me,
  onPlan,
}: {
  day: string;
  people: readonly Participant[];
  /** The viewer's id. */
  me: string;
  /** Plans something of the viewer's; left out where the day is past. */
  onPlan: ((slot: PlanSlot) => void) | undefined;
}) {
  const name = dayName(day);
  return (
    <section className={styles.day} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles.rail}>
        <ul className={styles.people}>
          {people.map((person) => {
            const isMe = person.userId === me;
            return (
              <li key={person.userId} className={styles.person}>
                <h3 className={styles.name}>
                  <Avatar name={friendName(person)} imageUrl={person.imageUrl} />
                  <span dir="auto">{isMe ? 'You' : firstName(person)}</span>
                </h3>
                {planSlots.map((slot) => (
                  <TogetherSlot
                    key={slot}
                    slot={slot}
                    when={slot === 'evening' ? `the evening of ${name}` : name}
                    plans={person.plans.filter((plan) => plan.day === day && plan.slot === slot)}
                    isMe={isMe}
                    onPlan={isMe && onPlan ? () => onPlan(slot) : undefined}
                  />
                ))}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
