import type { Person, TestServer } from '../test-server.ts';

/** What is read time and again is made once for each person, since reading changes nothing. */
export function madeOnce<Made>(make: (server: TestServer, as: Person) => Promise<Made>) {
  const byPerson = new WeakMap<Person, Promise<Made>>();
  return (server: TestServer, as: Person): Promise<Made> => {
    const made = byPerson.get(as) ?? make(server, as);
    byPerson.set(as, made);
    // What was refused is asked for again.
    made.catch(() => byPerson.delete(as));
    return made;
  };
}
