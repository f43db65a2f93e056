import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { itemCards } from '#api/items.ts';
import { maxLayers } from '#contract/rules/collage.ts';
import { type KnownPiece, pieceOf } from './known-piece.ts';

/**
 * Hands over the pieces that the address names, once the board is ready for them, and takes them out of the
 * address. What the device knows of them counts where they cannot be read; one that is gone is left out.
 */
export function useGivenPieces(
  owner: string,
  isReady: boolean,
  onGiven: (pieces: KnownPiece[]) => void,
): void {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const given = search.get('items');
  const itemIds = useMemo(
    () => [...new Set(given?.match(/[1-9]\d{0,14}/g) ?? [])].slice(0, maxLayers),
    [given],
  );
  const give = useEffectEvent((pieces: KnownPiece[]) => {
    onGiven(pieces);
    const rest = new URLSearchParams(search);
    rest.delete('items');
    setSearch(rest, { replace: true });
  });
  useEffect(() => {
    if (!isReady || itemIds.length === 0) return;
    let isHere = true;
    const known = () => itemIds.flatMap((id) => itemCards.find(client, owner, id) ?? []);
    void client
      .fetchQuery(itemCards.windowQuery(client, owner, itemIds))
      .then(({ cards }) => cards, known)
      .then((cards) => isHere && give(cards.map(pieceOf)));
    return () => {
      isHere = false;
    };
  }, [client, owner, isReady, itemIds]);
}
