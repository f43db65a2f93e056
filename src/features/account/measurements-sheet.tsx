import { useState } from 'react';
import { Measuring } from '#components/measurements/measuring.tsx';
import { measureTypes } from '#contract/rules/measurements.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { Sheet } from '#ui/sheet.tsx';

/** All measurements, of the member and of everybody else whose they keep. */
export function MeasurementsSheet({ me, onClose }: { me: UserDetails; onClose(): void }) {
  const [personId, setPersonId] = useState<string | null>(null);
  return (
    <Sheet title="Measurements" onClose={onClose} isRoute>
      <Measuring
        owner={me.userId}
        country={me.shippingCountry}
        title="All measurements"
        types={measureTypes}
        personId={personId}
        onPerson={setPersonId}
      />
    </Sheet>
  );
}
