import { avatarStories } from '../src/avatar/avatar.stories.tsx';
import { bannerStories } from '../src/banner/banner.stories.tsx';
import { buttonStories, iconButtonStories } from '../src/button/button.stories.tsx';
import { barChartStories } from '../src/chart/bar-chart.stories.tsx';
import { calendarStories } from '../src/calendar/calendar.stories.tsx';
import { chipStories } from '../src/chip/chip.stories.tsx';
import { copyButtonStories } from '../src/copy-button/copy-button.stories.tsx';
import { printedPaperStories } from '../src/printed-paper/printed-paper.stories.tsx';
import { countStories } from '../src/count/count.stories.tsx';
import { dialogStories } from '../src/dialog/dialog.stories.tsx';
import { otherFieldStories, textFieldStories, toggleStories } from '../src/field/field.stories.tsx';
import { formFieldStories } from '../src/field/form-fields.stories.tsx';
import { imageStories } from '../src/image/image.stories.tsx';
import { menuStories } from '../src/menu/menu.stories.tsx';
import { organizationLineStories } from '../src/product/organization-line.stories.tsx';
import { discountWalletCardStories } from '../src/product/discount-wallet-card.stories.tsx';
import { itemStories } from '../src/product/item.stories.tsx';
import { panelStories } from '../src/product/panel.stories.tsx';
import { statePillStories } from '../src/product/state-pill.stories.tsx';
import { otpFieldStories } from '../src/otp-field/otp-field.stories.tsx';
import { panesStories } from '../src/panes/panes.stories.tsx';
import { priceStories } from '../src/price/price.stories.tsx';
import { sheetStories } from '../src/sheet/sheet.stories.tsx';
import { sceneStories } from '../src/scenes/scene.stories.tsx';
import { spinnerStories } from '../src/spinner/spinner.stories.tsx';
import { skeletonStories, stateStories } from '../src/states/states.stories.tsx';
import { tabsStories } from '../src/tabs/tabs.stories.tsx';
import { relativeTimeStories } from '../src/time/relative-time.stories.tsx';
import { toastStories } from '../src/toast/toast.stories.tsx';
import { tokenStories } from '../src/tokens/tokens.stories.tsx';
import { qrCodeStories } from '../src/qr-code/qr-code.stories.tsx';
import { verifiedBadgeStories } from '../src/product/verified-badge.stories.tsx';
import { virtualListStories } from '../src/virtual-list/virtual-list.stories.tsx';
import { bannerCarouselStories } from '../src/product/banner-carousel.stories.tsx';
import { carouselControlsStories } from '../src/carousel/carousel-controls.stories.tsx';
import { scrollToTopStories } from '../src/scroll-to-top/scroll-to-top.stories.tsx';
import { walletCardStories } from '../src/wallet-card/wallet-card.stories.tsx';
import type { StoryGroup } from './story.ts';

/** All stories, in the order in which the gallery shows them. */
export const STORY_GROUPS: readonly StoryGroup[] = [
  tokenStories,
  buttonStories,
  iconButtonStories,
  textFieldStories,
  otherFieldStories,
  formFieldStories,
  otpFieldStories,
  toggleStories,
  tabsStories,
  calendarStories,
  chipStories,
  avatarStories,
  priceStories,
  relativeTimeStories,
  countStories,
  barChartStories,
  qrCodeStories,
  imageStories,
  skeletonStories,
  stateStories,
  sceneStories,
  spinnerStories,
  bannerStories,
  virtualListStories,
  panesStories,
  copyButtonStories,
  printedPaperStories,
  carouselControlsStories,
  bannerCarouselStories,
  scrollToTopStories,
  sheetStories,
  dialogStories,
  toastStories,
  menuStories,
  walletCardStories,
  itemStories,
  organizationLineStories,
  verifiedBadgeStories,
  statePillStories,
  panelStories,
  discountWalletCardStories,
];
