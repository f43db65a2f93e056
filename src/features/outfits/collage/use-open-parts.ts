import { useEffect, useEffectEvent, useState } from 'react';
import type { Point } from '#lib/pinch.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { lateParts } from './late-parts.ts';
import type { TrayHeight } from './tray-sheet.tsx';

/** The open parts of the editor beside its board, and what back closes of them. */
export function useOpenParts({
  isWide,
  isSaving,
  onLeave,
}: {
  isWide: boolean;
  isSaving: boolean;
  onLeave(): void;
}) {
  const [tray, setTray] = useState<TrayHeight>('low');
  /** The layer in whose place another piece is picked. */
  const [replacing, setReplacing] = useState<string | null>(null);
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const [sheet, setSheet] = useState<'pieces' | 'details' | 'save' | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isHere = !isLeaving && !isSaving;
  useBackInterceptor(isHere && !isWide && tray !== 'low', () => setTray('low'));
  const stopReplacing = () => {
    setReplacing(null);
    setTray('low');
  };
  useBackInterceptor(isHere && replacing !== null, stopReplacing);
  // Only once no layer is left: going back would close that ([Note: Browser's back]).
  const leaveNow = useEffectEvent(onLeave);
  useEffect(() => {
    if (isLeaving) leaveNow();
  }, [isLeaving]);
  // What is made here can be saved once the network is gone, too.
  useEffect(() => {
    for (const { load } of Object.values(lateParts)) void load().catch(() => {});
  }, []);
  return {
    tray,
    setTray,
    replacing,
    startReplacing(id: string) {
      setReplacing(id);
      setSheet(null);
      if (!isWide) setTray('half');
    },
    stopReplacing,
    menuAt,
    setMenuAt,
    sheet,
    setSheet,
    leave: () => setLeaving(true),
  };
}
