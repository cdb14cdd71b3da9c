import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { EventRun } from '@karavan/shared-api/contract/events';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

const FIGURES = ['sold', 'held', 'guests', 'admitted', 'waiting'] as const;

const EXTRA_FIGURES = ['quota', 'sold', 'held'] as const;

/** What has become of the places, by section, and of the extras. */
export function SectionFigures({ run }: { readonly run: EventRun }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Panel aria-label={t('places')}>
      {run.sections.map((section) => (
        <Section key={section.id}>
          <h3>{[section.name, formatMoney(section.price, locale)].filter(Boolean).join(' · ')}</h3>
          <Bar
            max={Math.max(section.quota, 1)}
            value={section.sold + section.held + section.guests}
            aria-label={t('taken')}
          />
          <Facts>
            <Fact>
              <dt>{t('quota')}</dt>
              <dd>{section.quota}</dd>
            </Fact>
            {FIGURES.map((name) => (
              <Fact key={name}>
                <dt>{t(`figure_${name}`)}</dt>
                <dd>{section[name]}</dd>
              </Fact>
            ))}
          </Facts>
        </Section>
      ))}
      {run.extras.map((extra) => (
        <Section key={`extra:${extra.id}`}>
          <h3>{`${extra.name} · ${formatMoney(extra.price, locale)}`}</h3>
          <Facts>
            {EXTRA_FIGURES.map((name) => (
              <Fact key={name}>
                <dt>{t(name === 'quota' ? 'extra_quota' : `figure_${name}`)}</dt>
                <dd>{extra[name]}</dd>
              </Fact>
            ))}
          </Facts>
        </Section>
      ))}
    </Panel>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[1]};

  h3 {
    font: ${type.label};
    overflow-wrap: anywhere;
  }
`;

const Bar = styled.progress`
  width: 100%;
  accent-color: ${color.accentFill};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;

const Fact = styled.div`
  display: flex;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${type.second};

  dd {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;
