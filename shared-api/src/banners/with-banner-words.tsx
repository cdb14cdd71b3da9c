import type { ComponentType } from 'react';
import { withBannerTexts, useBannerT } from './texts.ts';

interface Counted {
  /** How many banners there are. */
  readonly count: number;
}

/** What is said of banners beside each other. */
export interface BannerWords {
  readonly label: string;
  readonly pause: string;
  readonly play: string;
  slide(number: number): string;
}

/** Gives the controls of banners their words, which load with them. */
export function withBannerWords<P extends Counted & { readonly words: BannerWords }>(
  Controls: ComponentType<P>,
): ComponentType<Omit<P, 'words'>> {
  return withBannerTexts(function Worded(props: Omit<P, 'words'>) {
    const t = useBannerT();
    const { count } = props as unknown as Counted;
    const words: BannerWords = {
      label: t('banners'),
      pause: t('pause'),
      play: t('play'),
      slide: (number) => t('slide', { number, count }),
    };
    return <Controls {...(props as unknown as P)} words={words} />;
  });
}
