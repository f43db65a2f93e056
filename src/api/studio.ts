import { useMutation } from '@tanstack/react-query';
import { AppError, kindOfStatus } from '#lib/errors.ts';
import { leavePage } from '#lib/leave-page.ts';
import { session } from '#lib/session.ts';

/** The path where the embedded store shows the studio's staff its orders. */
const studioPath = '/store/merchant';

/**
 * Opens the studio's pages, which have a session of their own, for staff. Fails with `not-found` where a shop has
 * them.
 */
export const useOpenStudio = () =>
  useMutation({
    async mutationFn() {
      const answer = await fetch(`${studioPath}/enter`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.token}` },
      }).catch((cause) => {
        throw new AppError('offline', { cause });
      });
      if (!answer.ok) throw new AppError(kindOfStatus(answer.status));
    },
    onSuccess: () => leavePage(studioPath),
  });
