import styled from 'styled-components';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { Answers } from './answers.ts';

/** A link to the devices, in case a sign-in was not one's own. */
export function CheckDevices() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <>
      <Question>{t('was_it_you')}</Question>
      <Answers>
        <Button kind="secondary" size="small" onClick={() => void navigate('/profile/devices')}>
          {t('check_devices')}
        </Button>
      </Answers>
    </>
  );
}

const Question = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
