import { useState } from 'react';
import { ScrollText } from 'lucide-react';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { useT } from '../translation.ts';

const SlipPaper = lazily(
  async () => (await import(/* webpackChunkName: "slip-paper" */ './slip-paper.tsx')).SlipPaper,
);

interface DeliverySlipProps {
  readonly delivery: CourierDelivery;
}

/** The delivery on paper, which goes along with the goods; shown when it is asked for. */
export function DeliverySlip({ delivery }: DeliverySlipProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        wide
        icon={<ScrollText size={20} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'slip_close' : 'slip')}
      </Button>
      {isOpen && <SlipPaper delivery={delivery} />}
    </>
  );
}
