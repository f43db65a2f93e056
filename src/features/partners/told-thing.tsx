import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { compareQuery } from '#api/partner-products.ts';
import { pendingPictureMs } from '#api/pending-picture.ts';
import { soldPageQuery } from '#api/thing.ts';
import { linkFault } from '#components/link-faults.ts';
import { untitledName } from '#contract/rules/partner-products.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { pageAddress } from '#lib/page-address.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import type { Told } from './asked-thing.ts';
import { Comparing, ComparingWaits } from './comparing.tsx';
import { CorrectSheet } from './correct-sheet.tsx';
import { ToldFoot } from './own-this-foot.tsx';
import { toldBy, withTold } from './told-facts.ts';

/** What a page at a shop sells, beside one's own pieces. */
export function ToldLink({ owner, link }: { owner: string; link: string }) {
  const url = pageAddress(link);
  const { data, error, refetch } = useQuery({
    ...soldPageQuery(owner, url ?? ''),
    enabled: url !== null,
  });
  if (url === null)
    return <EmptyState title="That is no address of a page" text="Paste the whole link." />;
  if (data) {
    const { title, brand, shop, link: at, family, price, imageId } = data;
    return (
      <ToldThing
        owner={owner}
        read={{
          title,
          brand,
          shop,
          ...(at && { link: at }),
          ...(family && { family }),
          ...(price && { price }),
          ...(imageId && { imageId }),
        }}
      />
    );
  }
  if (error) {
    return (
      <EmptyState
        title={linkFault(error)}
        text="Check the link, or ask with a photo."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  return <ComparingWaits />;
}

/** What a photo shows, beside one's own pieces. */
export function ToldPhoto({ owner, imageId }: { owner: string; imageId: string }) {
  return /^[\da-f-]{36}$/.test(imageId) ? (
    <ToldThing owner={owner} read={{ title: '', imageId }} />
  ) : (
    <PhotoGone />
  );
}

const PhotoGone = () => (
  <EmptyState
    title="This photo is gone"
    text="A photo that you do not keep is forgotten after a day."
  />
);

/** Something in no feed, as it was read; what its member says of it stands in the address. */
function ToldThing({ owner, read }: { owner: string; read: Told }) {
  const [search, setSearch] = useSearchParams();
  const [isCorrecting, setCorrecting] = useState(false);
  const told: Told = { ...read, ...toldBy(search) };
  const { data, error, refetch } = useQuery({
    ...compareQuery(owner, todayIs(), told),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (error instanceof AppError && error.kind === 'forbidden') return <PhotoGone />;
    if (!error) return <ComparingWaits />;
    return <ErrorCard title="Your pieces were not compared" onRetry={() => void refetch()} />;
  }
  const thing = {
    title:
      told.title ||
      (data.category === null ? 'From your photo' : untitledName(data.category, data.family)),
    brand: told.brand ?? '',
    shop: told.shop ?? '',
    cents: told.price?.cents ?? null,
    currency: told.price?.currency ?? null,
    link: told.link ?? null,
    picture: data.picture?.urls?.[720] ?? null,
  };
  return (
    <Comparing
      owner={owner}
      asked={told}
      thing={thing}
      comparison={data}
      // The photo of a piece is known before anything else of it.
      isLooking={
        data.nearest.length === 0 &&
        data.category === null &&
        pendingPictureMs(data.picture) !== null
      }
      onCorrect={() => setCorrecting(true)}
    >
      <ToldFoot
        owner={owner}
        // As it was seen: what a later look at the photo would say is not asked for then.
        told={{
          ...told,
          ...(data.category && { category: data.category }),
          ...(data.family && { family: data.family }),
        }}
        title={thing.title}
        wishId={data.wishId}
      />
      {isCorrecting && (
        <CorrectSheet
          known={{ category: data.category, family: data.family, price: told.price ?? null }}
          onClose={() => setCorrecting(false)}
          onTell={(facts) => setSearch(withTold(search, facts), { replace: true })}
        />
      )}
    </Comparing>
  );
}
