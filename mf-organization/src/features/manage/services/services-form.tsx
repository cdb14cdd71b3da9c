import styled from 'styled-components';
import {
  getOrganizationServices,
  listServices,
  setOrganizationServices,
} from '@karavan/shared-api/client/services';
import { ORGANIZATION_SERVICES_MAX } from '@karavan/shared-api/contract/limits';
import { OrganizationServices, type ServiceCategory } from '@karavan/shared-api/contract/services';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { Chip } from '@karavan/shared-ui/chip';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Legend, Wrapping } from '../shared/fields/field-layout.ts';
import { useT } from './translation.ts';

interface ServicesFormProps {
  readonly organizationId: number;
  readonly categories: readonly ServiceCategory[];
  readonly stored: readonly number[];
}

export const ServicesForm = withFormTexts(Fields);

/** All services by category, of which an organization chooses some. */
function Fields({ organizationId, categories, stored }: ServicesFormProps) {
  const t = useT();
  const of = { params: { id: organizationId } };
  const form = useForm({
    schema: OrganizationServices,
    initial: { service_ids: [...stored] },
    draft: `organization-services:${organizationId}`,
    request: (body) => request(setOrganizationServices, { ...of, body }),
    done: t('saved'),
    onSuccess(saved, _sent, queries) {
      queries.setQueryData(endpointKey(getOrganizationServices, 'one', of), saved);
      void queries.invalidateQueries({ queryKey: endpointKey(listServices, 'one', {}) });
    },
  });
  const { value: chosen, error, onValueChange } = form.control('service_ids');
  const isFull = chosen.length >= ORGANIZATION_SERVICES_MAX;
  return (
    <Form {...form.props} aria-label={t('title')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <Intro>{t('intro', { count: ORGANIZATION_SERVICES_MAX })}</Intro>
      <Panel>
        {categories.map((category) => (
          <Category key={category.id}>
            <Legend>{category.title}</Legend>
            <Wrapping>
              {category.services.map(({ id, title }) => {
                const isChosen = chosen.includes(id);
                return (
                  <Chip
                    key={id}
                    pressed={isChosen}
                    disabled={!isChosen && isFull}
                    onClick={() =>
                      onValueChange(
                        isChosen ? chosen.filter((other) => other !== id) : [...chosen, id],
                      )
                    }
                  >
                    {title}
                  </Chip>
                );
              })}
            </Wrapping>
          </Category>
        ))}
      </Panel>
      <p role="status">{t('chosen', { count: chosen.length, most: ORGANIZATION_SERVICES_MAX })}</p>
      {error && <ErrorText>{error}</ErrorText>}
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
`;

const Intro = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Category = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space[3]};
  border: 0;
`;
