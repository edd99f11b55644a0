import type { Currency } from '@/estimate'
import * as icons from '../../primitives/icons'
import { CurrencySelect } from '../summary/currency-select'
import type { Words } from '../words'
import menu from './export-menu.module.scss'
import frame from './live-results.module.scss'
import { CompareTool, ToolButton } from './tool-button'
import styles from './tools.module.scss'

/** The tools of the headline as they look before scripts answer them. */
export function IdleTools({ words, currency }: { words: Words; currency: Currency }) {
  const t = words.in('EstimateLive.tools')
  return (
    <>
      <CurrencySelect className={frame.currency} {...{ words, currency }} />
      <div className={styles.tools}>
        <ToolButton icon={icons.link}>{t('copy')}</ToolButton>
        <ToolButton icon={icons.print}>{t('print')}</ToolButton>
        <div className={menu.menu}>
          <ToolButton icon={icons.download}>{t('export')}</ToolButton>
        </div>
        <CompareTool words={words} />
      </div>
    </>
  )
}
