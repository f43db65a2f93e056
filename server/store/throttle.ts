/** Points that a caller may spend at once: thirty times a whole cart of 250 lines. */
const bucketPoints = 200_000;
/** Points that come back each second. */
const restoredPerSecond = 20_000;
/** Points of one operation at most: what is asked for in one go must end. */
export const dearestOperation = 30_000;

interface Bucket {
  points: number;
  at: number;
}

/** Says of a call whether it may be carried out now. */
export interface Throttle {
  /** Takes the points; answers 0, or takes nothing and answers after how many seconds there are enough. */
  spend(caller: string, points: number, now: Date): number;
}

/**
 * A leaky bucket for each caller, as Shopify throttles by cost; in this server's memory, since the embedded
 * store runs on one.
 */
export function createThrottle(): Throttle {
  const buckets = new Map<string, Bucket>();
  const full = (bucket: Bucket, now: number) =>
    bucket.points + ((now - bucket.at) / 1000) * restoredPerSecond >= bucketPoints;
  return {
    spend(caller, points, date) {
      const now = date.getTime();
      // Who has been away long enough needs no bucket.
      if (buckets.size > 10_000) {
        for (const [key, bucket] of buckets) if (full(bucket, now)) buckets.delete(key);
      }
      const { points: left, at } = buckets.get(caller) ?? { points: bucketPoints, at: now };
      const there = Math.min(bucketPoints, left + ((now - at) / 1000) * restoredPerSecond);
      if (there < points) {
        buckets.set(caller, { points: there, at: now });
        return Math.max(1, Math.ceil((points - there) / restoredPerSecond));
      }
      buckets.set(caller, { points: there - points, at: now });
      return 0;
    },
  };
}
