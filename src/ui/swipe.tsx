import { domMax, type HTMLMotionProps, LazyMotion, m } from 'framer-motion';

const swipePx = 70;
/** Pixels a second. */
const swipeSpeed = 450;

/** Follows a finger sideways, and calls back when it was a swipe: past 70 px, or faster than 450 px/s. */
export function Swipe({
  onLeft,
  onRight,
  ...rest
}: HTMLMotionProps<'div'> & { onLeft(): void; onRight(): void }) {
  return (
    <LazyMotion features={domMax}>
      <m.div
        drag="x"
        dragDirectionLock
        dragSnapToOrigin
        dragElastic={0.5}
        dragConstraints={{ left: 0, right: 0 }}
        onDragEnd={(_event, { offset, velocity }) => {
          if (offset.x < -swipePx || velocity.x < -swipeSpeed) onLeft();
          else if (offset.x > swipePx || velocity.x > swipeSpeed) onRight();
        }}
        {...rest}
      />
    </LazyMotion>
  );
}
