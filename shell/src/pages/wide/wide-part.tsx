import { breakpoint } from '@karavan/shared-ui/tokens';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import type { ShellServices } from '../../shell-services.ts';
import { SettingsButton } from '../../chrome/settings-button.tsx';
import { GuestRail } from './guest-rail.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Preferences } from './preferences.tsx';
import { RailEntries, type RailEntriesProps } from './rail-entries.tsx';
import { withPageTexts } from './with-page-texts.ts';

type WidePartProps =
  /** Of the header. */
  | { readonly part: 'search' | 'preferences' }
  | { readonly part: 'settings'; readonly services: ShellServices }
  /** Of the rail. */
  | ({ readonly part: 'rail' | 'guests' } & RailEntriesProps);

/** What tablets and wide screens show besides: the search and the preferences in the header, and more on the rail. */
export const WidePart = withPageTexts(function WidePart(props: WidePartProps) {
  const isWide = useIsWide();
  const hasRail = useIsWide(breakpoint.roomy);
  switch (props.part) {
    case 'search': {
      return isWide && <HeaderSearch />;
    }
    case 'preferences': {
      return isWide && <Preferences />;
    }
    case 'settings': {
      return (
        isWide && (
          <SettingsButton services={props.services}>
            <Preferences />
          </SettingsButton>
        )
      );
    }
    case 'rail': {
      return hasRail && <RailEntries {...props} />;
    }
    case 'guests': {
      return hasRail && <GuestRail {...props} />;
    }
  }
});
