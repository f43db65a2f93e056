import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { coverQuery, wardrobeScoresQuery } from '#api/blueprint.ts';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { isGone } from '#components/noun/noun-words.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { digits } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { isRowId } from '#lib/row-id.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { partPath } from '../blueprint-paths.ts';
import { FitBar } from './fit-bar.tsx';
import { type Order, orders, sorted, type Verdict } from './fit-order.ts';
import { FitRows } from './fit-rows.tsx';
import { FitWardrobes } from './fit-wardrobes.tsx';
import styles from './wardrobe-fit-screen.module.css';

/** Every piece of the member's against their blueprint: the share that fits, and piece by piece why. */
export function WardrobeFitScreen({ owner, gender }: { owner: string; gender: BlueprintGender }) {
  const { back } = useWayBack(partPath(gender, 'result'));
  const [search, setSearch] = useSearchParams();
  const asked = search.get('wardrobe');
  const wardrobeId = isRowId(asked) ? asked : undefined;
  const scores = useQuery(wardrobeScoresQuery(owner, wardrobeId));
  const cover = useQuery(coverQuery(owner));
  // In the address, so that it is there again behind a piece that was opened.
  const order = orders.find((one) => one === search.get('order')) ?? 'All';
  const setOrder = (to: Order) => change('order', to === 'All' ? '' : to);
  const change = (name: 'wardrobe' | 'order', value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const [jump, setJump] = useState<{ verdict: Verdict } | null>(null);
  const { data, isError, error, refetch } = scores;
  if (isGone(error)) return <GoneWardrobe />;
  const name = cover.data?.cover?.name;
  return (
    <main className={styles.screen}>
      <div className={styles.row}>
        <IconButton label="Back" onClick={back}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <FitWardrobes
          owner={owner}
          wardrobeId={wardrobeId ?? ''}
          onChoose={(id) => change('wardrobe', id)}
        />
      </div>
      <h1 className={styles.title}>How your wardrobe fits</h1>
      {isError && !data && (
        <ErrorCard title="The scores did not load" onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SewingWait label="Scoring your pieces" />}
      {data && data.items.length === 0 && (
        <EmptyState
          title="Nothing to score yet"
          text="Add a piece, and it is held against your Blueprint."
          action={<ButtonLink to={paths.addItems()}>Add items</ButtonLink>}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <section className={styles.card}>
            <p className={styles.sum}>
              {data.percent === null ? (
                <span>
                  {data.scored > 0
                    ? 'A second analysis says how much of it is you'
                    : 'No piece is scored yet'}
                </span>
              ) : (
                <>
                  <b>{`${data.percent.toFixed(1)}%`}</b>
                  <span>is {name ?? 'your style'}</span>
                </>
              )}
              <span className={styles.count}>
                {data.scored < data.items.length && `${digits(data.scored)} of `}
                {digits(data.items.length)} {data.items.length === 1 ? 'item' : 'items'}
              </span>
            </p>
            <FitBar
              fits={data.fits}
              near={data.near}
              away={data.away}
              onJump={(verdict) => {
                setOrder('All');
                setJump({ verdict });
              }}
            />
          </section>
          <fieldset className={styles.chips}>
            <legend className="visually-hidden">Order</legend>
            {orders.map((one) => (
              <Chip key={one} chosen={one === order} onClick={() => setOrder(one)}>
                {one}
              </Chip>
            ))}
          </fieldset>
          <FitRows
            key={`${order} ${wardrobeId}`}
            owner={owner}
            order={order}
            items={sorted(data.items, order)}
            jump={jump}
          />
          <div className={styles.foot}>
            <ButtonLink kind="raised" icon={<Sparkles aria-hidden="true" />} to={paths.askLola()}>
              Ask Lola
            </ButtonLink>
            <Button wide onClick={() => setOrder('Least worn')}>
              Wear these more
            </Button>
          </div>
        </>
      )}
    </main>
  );
}
